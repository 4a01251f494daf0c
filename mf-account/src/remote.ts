import { defineRemote } from '@holeshot/shared-core';
import { offer } from './offer';

/** The code behind the offer, each page fetched when it is first shown. */
export const remote = defineRemote(offer, {
  pages: {
    signin: () => import('./signin/signInPlace').then((place) => place.signInPlace),
    register: () => import('./register/registerPlace').then((place) => place.registerPlace),
    forgotPassword: () =>
      import('./forgot-password/forgotPasswordPlace').then((place) => place.forgotPasswordPlace),
    emailVerification: () =>
      import('./email-verification/emailVerificationPlace').then((place) => place.emailVerificationPlace),
    profile: () => import('./profile/profilePlace').then((place) => place.profilePlace),
    settings: () => import('./settings/settingsPlace').then((place) => place.settingsPlace),
    subscription: () => import('./subscription/subscriptionPlace').then((place) => place.subscriptionPlace),
  },
  dialogs: {
    'custom-fields': () =>
      import('./custom-fields/customFieldsPlace').then((place) => place.customFieldsPlace),
    notifications: () =>
      import('./notifications/notificationsPlace').then((place) => place.notificationsPlace),
  },
  widgets: {},
});
