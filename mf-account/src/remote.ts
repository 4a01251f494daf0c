import { defineRemote } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { offer } from './offer';

/** Code behind the offer; each part loads when first mounted. */
export const remote = defineRemote(offer, {
  pages: {
    signin: () =>
      import(/* webpackChunkName: "signin" */ './signin/SignInPage').then((m) =>
        createLifecycle(m.SignInPage),
      ),
    register: () =>
      import(/* webpackChunkName: "register" */ './register/RegisterPage').then((m) =>
        createLifecycle(m.RegisterPage),
      ),
    forgotPassword: () =>
      import(/* webpackChunkName: "forgotPassword" */ './forgot-password/ForgotPasswordPage').then((m) =>
        createLifecycle(m.ForgotPasswordPage),
      ),
    emailVerification: () =>
      import(/* webpackChunkName: "emailVerification" */ './email-verification/EmailVerificationPage').then(
        (m) => createLifecycle(m.EmailVerificationPage),
      ),
    profile: () =>
      import(/* webpackChunkName: "profile" */ './profile/ProfilePage').then((m) =>
        createLifecycle(m.ProfilePage),
      ),
    settings: () =>
      import(/* webpackChunkName: "settings" */ './settings/SettingsPage').then((m) =>
        createLifecycle(m.SettingsPage),
      ),
    subscription: () =>
      import(/* webpackChunkName: "subscription" */ './subscription/SubscriptionPage').then((m) =>
        createLifecycle(m.SubscriptionPage),
      ),
  },
  dialogs: {
    'custom-fields': () =>
      import('./custom-fields/CustomFieldsDialog').then((m) => createLifecycle(m.CustomFieldsDialog)),
    notifications: () =>
      import('./notifications/NotificationsDialog').then((m) => createLifecycle(m.NotificationsDialog)),
  },
  widgets: {
    account: () =>
      import(/* webpackChunkName: "widget-account" */ './widget/AccountWidget').then((m) =>
        createLifecycle(m.AccountWidget),
      ),
  },
});
