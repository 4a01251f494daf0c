import { buildConfig } from '../build/buildConfig';
import { remotePlaces } from './remotePlaces';

interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

const google = ['https://apis.google.com', 'https://maps.googleapis.com'];

/** Allowed scripts of origins that also serve JSONP. */
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Checks the address of a script: the app's own, its remotes', Google's sign-in, maps or reCAPTCHA. */
export const isTrustedScript = (address: string): boolean => {
  const { origin, hostname, protocol, href } = new URL(address, location.href);
  const remotes = remotePlaces.map(({ pointer }) => new URL(pointer, location.href).origin);
  return (
    /^https?:$/.test(protocol) &&
    ([location.origin, ...remotes, ...google].includes(origin) ||
      recaptcha.some((folder) => href.startsWith(folder)) ||
      (buildConfig.local && /^(localhost|127\.0\.0\.1)$/.test(hostname)))
  );
};

/**
 * Sets up Trusted Types if the browser has them: only DOMPurify makes markup, no text becomes code, and scripts come from
 * trusted addresses.
 */
export const trustScripts = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrustedScript(address) ? address : null),
    // Leaflet tests SVG support with this text.
    createHTML: (text) => (text === '<svg/>' ? text : null),
  });
};
