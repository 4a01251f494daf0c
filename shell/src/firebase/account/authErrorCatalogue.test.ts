import { AuthErrorCodes, debugErrorMap } from 'firebase/auth';
import { authFailure } from '@holeshot/shared-core';

/** Sentences for every code of the SDK without `auth/`; undefined for a cancellation. */
const catalogue: Record<string, string | undefined> = {
  'account-exists-with-different-credential':
    'This email address has an account already. Sign in with its password.',
  'admin-restricted-operation': 'Admin Restricted Operation',
  'already-initialized': 'Already Initialized',
  'app-deleted': 'App Deleted',
  'app-not-authorized': 'App Not Authorized',
  'app-not-installed': 'App Not Installed',
  'argument-error': 'Argument Error',
  'auth-domain-config-required': 'Auth Domain Config Required',
  'cancelled-popup-request': undefined,
  'captcha-check-failed': 'Captcha Check Failed',
  'code-expired': 'Code Expired',
  'cordova-not-ready': 'Cordova Not Ready',
  'cors-unsupported': 'Cors Unsupported',
  'credential-already-in-use': 'Credential Already In Use',
  'custom-token-mismatch': 'Custom Token Mismatch',
  'dependent-sdk-initialized-before-auth': 'Dependent Sdk Initialized Before Auth',
  'dynamic-link-not-activated': 'Dynamic Link Not Activated',
  'email-already-in-use': 'The email address is already in use.',
  'email-change-needs-verification': 'Email Change Needs Verification',
  'emulator-config-failed': 'Emulator Config Failed',
  'expired-action-code': 'The link has expired. Ask for a new one.',
  'internal-error': 'The account service failed. Try again in a moment.',
  'invalid-action-code': 'The link is no longer valid. Ask for a new one.',
  'invalid-api-key': 'Invalid Api Key',
  'invalid-app-credential': 'Invalid App Credential',
  'invalid-app-id': 'Invalid App Id',
  'invalid-auth-event': 'Invalid Auth Event',
  'invalid-cert-hash': 'Invalid Cert Hash',
  'invalid-continue-uri': 'Invalid Continue Uri',
  'invalid-cordova-configuration': 'Invalid Cordova Configuration',
  'invalid-credential': 'Invalid Identity Provider response.',
  'invalid-custom-token': 'Invalid Custom Token',
  'invalid-dynamic-link-domain': 'Invalid Dynamic Link Domain',
  'invalid-email': 'Invalid email address.',
  'invalid-emulator-scheme': 'Invalid Emulator Scheme',
  'invalid-hosting-link-domain': 'Invalid Hosting Link Domain',
  'invalid-message-payload': 'Invalid Message Payload',
  'invalid-multi-factor-session': 'Invalid Multi Factor Session',
  'invalid-oauth-client-id': 'Invalid Oauth Client Id',
  'invalid-oauth-provider': 'Invalid Oauth Provider',
  'invalid-persistence-type': 'Invalid Persistence Type',
  'invalid-phone-number': 'Invalid Phone Number',
  'invalid-provider-id': 'Invalid Provider Id',
  'invalid-recaptcha-action': 'Invalid Recaptcha Action',
  'invalid-recaptcha-token': 'Invalid Recaptcha Token',
  'invalid-recaptcha-version': 'Invalid Recaptcha Version',
  'invalid-recipient-email': 'Invalid Recipient Email',
  'invalid-req-type': 'Invalid Req Type',
  'invalid-sender': 'Invalid Sender',
  'invalid-tenant-id': 'Invalid Tenant Id',
  'invalid-user-token': 'Your sign-in is no longer valid. Sign in again.',
  'invalid-verification-code': 'Invalid Verification Code',
  'invalid-verification-id': 'Invalid Verification Id',
  'login-blocked': 'Login Blocked',
  'maximum-second-factor-count-exceeded': 'Maximum Second Factor Count Exceeded',
  'missing-android-pkg-name': 'Missing Android Pkg Name',
  'missing-app-credential': 'Missing App Credential',
  'missing-client-type': 'Missing Client Type',
  'missing-continue-uri': 'Missing Continue Uri',
  'missing-iframe-start': 'Missing Iframe Start',
  'missing-ios-bundle-id': 'Missing Ios Bundle Id',
  'missing-multi-factor-info': 'Missing Multi Factor Info',
  'missing-multi-factor-session': 'Missing Multi Factor Session',
  'missing-or-invalid-nonce': 'Missing Or Invalid Nonce',
  'missing-password': 'Enter your password.',
  'missing-phone-number': 'Missing Phone Number',
  'missing-recaptcha-token': 'Missing Recaptcha Token',
  'missing-recaptcha-version': 'Missing Recaptcha Version',
  'missing-verification-code': 'Missing Verification Code',
  'missing-verification-id': 'Missing Verification Id',
  'multi-factor-auth-required': 'Multi Factor Auth Required',
  'multi-factor-info-not-found': 'Multi Factor Info Not Found',
  'network-request-failed': 'A network request has failed.',
  'no-auth-event': 'No Auth Event',
  'no-such-provider': 'No Such Provider',
  'null-user': 'You are signed out. Sign in and try again.',
  'operation-not-allowed': 'This way of signing in is switched off.',
  'operation-not-supported-in-this-environment': 'Operation Not Supported In This Environment',
  'password-does-not-meet-requirements': 'The password does not meet the requirements.',
  'popup-blocked': 'The browser blocked the sign-in window. Allow it for this site and try again.',
  'popup-closed-by-user': 'Popup closed by user.',
  'provider-already-linked': 'Provider Already Linked',
  'quota-exceeded': 'The account service is too busy. Try again later.',
  'recaptcha-not-enabled': 'Recaptcha Not Enabled',
  'redirect-cancelled-by-user': undefined,
  'redirect-operation-pending': 'Redirect Operation Pending',
  'rejected-credential': 'Rejected Credential',
  'requires-recent-login': 'Please login again, as your last login was too long ago.',
  'second-factor-already-in-use': 'Second Factor Already In Use',
  'tenant-id-mismatch': 'Tenant Id Mismatch',
  timeout: 'The account service did not answer in time. Try again.',
  'too-many-requests': 'Too many attempts. Please try again later.',
  'unauthorized-continue-uri': 'Unauthorized Continue Uri',
  'unauthorized-domain': 'Unauthorized Domain',
  'unsupported-first-factor': 'Unsupported First Factor',
  'unsupported-password-policy-schema-version': 'Unsupported Password Policy Schema Version',
  'unsupported-persistence-type': 'Unsupported Persistence Type',
  'unsupported-tenant-operation': 'Unsupported Tenant Operation',
  'unverified-email': 'Unverified Email',
  'user-cancelled': undefined,
  'user-disabled': 'User account is disabled.',
  'user-mismatch': 'That is not the account you are signed in with.',
  'user-not-found': 'User not found matching the email.',
  'user-signed-out': 'You are signed out. Sign in and try again.',
  'user-token-expired': 'Your sign-in has expired. Sign in again.',
  'weak-password': 'The password is weak.',
  'web-storage-unsupported': 'The browser blocks the storage that signing in needs.',
  'wrong-password': 'Incorrect password.',
};

const codesOfSdk = (): string[] => {
  // Typed as an empty map, it holds the message of each code of the SDK.
  const messages = Object.keys((debugErrorMap as unknown as () => object)());
  const named = Object.values(AuthErrorCodes).map((code) => code.replace('auth/', ''));
  return [...new Set([...messages, ...named])].sort();
};

describe('the error catalogue', () => {
  test('knows every code of the installed Firebase Auth SDK, and no other', () => {
    expect(Object.keys(catalogue).sort()).toEqual(codesOfSdk());
    expect(codesOfSdk().length).toBeGreaterThan(100);
  });

  test.each(Object.entries(catalogue))('auth/%s reads "%s"', (code, sentence) => {
    const failure = authFailure({ code: `auth/${code}` });
    if (sentence === undefined) expect(failure.code).toBe('cancelled');
    else
      expect(failure).toEqual({
        code: expect.stringMatching(`^auth/(${code}|other)$`) as string,
        message: sentence,
      });
  });
});
