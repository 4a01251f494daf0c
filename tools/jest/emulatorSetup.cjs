// The Firestore emulator at times tears a stream that it sends two messages on at once, and fails a write that should
// be told to a listener just closing: what it did wrong passes the second time, what we do wrong fails twice.
/* global jest */
jest.retryTimes(1, { logErrorsBeforeRetry: true });
