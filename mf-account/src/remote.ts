import { defineRemote } from '@holeshot/shared-core';
import { offer } from './offer';

/** The code behind the offer, each place fetched when it is first shown. */
export const remote = defineRemote(offer, {
  pages: {
    signin: () =>
      import(/* webpackChunkName: "signin" */ './signin/signInPlace').then((place) => place.signInPlace),
    register: () =>
      import(/* webpackChunkName: "register" */ './register/registerPlace').then(
        (place) => place.registerPlace,
      ),
    forgotPassword: () =>
      import(/* webpackChunkName: "forgotPassword" */ './forgot-password/forgotPasswordPlace').then(
        (place) => place.forgotPasswordPlace,
      ),
    emailVerification: () =>
      import(/* webpackChunkName: "emailVerification" */ './email-verification/emailVerificationPlace').then(
        (place) => place.emailVerificationPlace,
      ),
    profile: () =>
      import(/* webpackChunkName: "profile" */ './profile/profilePlace').then((place) => place.profilePlace),
    settings: () =>
      import(/* webpackChunkName: "settings" */ './settings/settingsPlace').then(
        (place) => place.settingsPlace,
      ),
    subscription: () =>
      import(/* webpackChunkName: "subscription" */ './subscription/subscriptionPlace').then(
        (place) => place.subscriptionPlace,
      ),
  },
  dialogs: {
    'custom-fields': () =>
      import('./custom-fields/customFieldsPlace').then((place) => place.customFieldsPlace),
    notifications: () =>
      import('./notifications/notificationsPlace').then((place) => place.notificationsPlace),
  },
  widgets: {
    account: () =>
      import(/* webpackChunkName: "widget-account" */ './widget/accountWidgetPlace').then(
        (place) => place.accountWidgetPlace,
      ),
  },
});
