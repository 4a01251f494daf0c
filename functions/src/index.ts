import { initializeApp } from 'firebase-admin/app';

initializeApp();

export { deleteAccount } from './account/deleteAccount';
export { exportAccount } from './account/exportAccount';
export { finishDeletions } from './account/finishDeletions';
export { finishSignInDeletion } from './account/finishSignInDeletion';
export { createNotifications } from './administration/createNotifications';
export { findUser } from './administration/findUser';
export { setRegistration } from './administration/setRegistration';
export { setVehicleLimit } from './administration/setVehicleLimit';
export { createCheckout } from './payments/createCheckout';
export { createPortalLink } from './payments/createPortalLink';
export { paymentWebhook } from './payments/paymentWebhook';
export { checkCall } from './proof/checkCall';
export { signCall } from './proof/signCall';
export { completeRegistration } from './registration/completeRegistration';
export { endWeatherTokens } from './weather/endWeatherTokens';
export { newWeatherToken } from './weather/newWeatherToken';
