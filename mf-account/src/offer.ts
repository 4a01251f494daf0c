import { contractVersion, defineOffer, icons } from '@holeshot/shared-core';

/** What this remote offers: the racer's account, profile, settings and subscription. */
export const offer = defineOffer({
  name: 'mf_account',
  title: 'Account',
  contract: contractVersion,
  needs: { account: 1, clock: 1, connection: 1, drafts: 1, session: 1, settings: 1, subscription: 1 },
  pages: {
    signin: {
      path: '/signin',
      title: 'SignIn',
      icon: icons.signInIcon,
      requiresAuth: false,
      leftNav: false,
      bottomNav: false,
    },
    register: {
      path: '/register',
      title: 'Register',
      icon: icons.registerIcon,
      requiresAuth: false,
      leftNav: false,
      bottomNav: false,
    },
    forgotPassword: {
      path: '/forgot-password',
      title: 'Forgot Password',
      icon: icons.keyIcon,
      requiresAuth: false,
      leftNav: false,
      bottomNav: false,
    },
    emailVerification: {
      path: '/email-verification',
      title: 'EmailVerification',
      icon: icons.mailIcon,
      requiresAuth: true,
      leftNav: false,
      bottomNav: false,
    },
    profile: {
      path: '/profile',
      title: 'Profile',
      icon: icons.personIcon,
      requiresAuth: true,
      leftNav: false,
      bottomNav: false,
    },
    settings: {
      path: '/settings',
      title: 'Settings',
      icon: icons.settingsIcon,
      requiresAuth: true,
      leftNav: true,
      bottomNav: true,
    },
    subscription: {
      path: '/subscription',
      title: 'Subscription',
      icon: icons.subscriptionIcon,
      requiresAuth: false,
      leftNav: true,
      bottomNav: false,
    },
  },
  dialogs: {},
  widgets: {},
});
