/** Failures of a write that the server does not have; any other code reads as `refused`. */
export const writeFailures = {
  'permission-denied':
    'The server refused it. Either your subscription or trial has ended, you have the maximum number of vehicles, or this app is too old for your data.',
  'pass-back':
    'This pass is on the server again. After it was deleted here, another device moved it to another month or vehicle, or restored it.',
  'two-copies':
    'This pass had two copies, changed on two devices, and the other copy counts. These are the differences of the removed copy. Send them again to put them into the pass, or discard them.',
  'not-stored':
    'This device had no room for it, so it was not sent. Free some space, then send it again. Leave this page open until then.',
  'pass-gone': 'Another device has deleted this pass. Restore it with your changes, or discard them.',
  'vehicle-gone':
    'This vehicle is not on the server: another device deleted it, or it was never sent. Restore it with your changes, or discard them.',
  'location-gone': 'Another device has deleted this track. Restore it with your changes, or discard them.',
  'pictures-full':
    'This pass has four pictures on the server by now. Remove one in the pass, then send this one again, or discard it.',
  broken: 'It is damaged on this device and was not sent. Export it, then discard it.',
  refused: 'The server refused it.',
};
