import type { SnackbarMessage } from '@holeshot/shared-core';

/** Rare messages: about a refused registration, an ended trial, and a return to the app by its address. */
export const accountMessages: Partial<Record<string, SnackbarMessage>> = {
  'invitation-only': {
    text: "Registration is currently by invitation only. Please ensure that the email you're using to register is authorized.",
    color: 'error',
    timeout: -1,
  },
  'read-only': {
    text: 'Your trial has ended. You can look at, filter, print and export everything. Subscribe here to log and change.',
    timeout: 10_000,
  },
  '/subscription?checkout=success': {
    text: 'Thank you. You can log and change everything as soon as your payment is confirmed, usually within seconds.',
    color: 'success',
  },
  '/subscription?checkout=cancelled': {
    text: 'Nothing was paid and nothing has changed.',
    color: 'info',
  },
  '/?account=deleted': {
    text: 'Your account and all its data are deleted, here and on the server.',
    color: 'info',
  },
  '/?account=cleared': {
    text: 'You are signed out, and this device has none of your data.',
    color: 'info',
  },
};
