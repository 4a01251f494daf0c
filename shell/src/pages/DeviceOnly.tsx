import { TextPage } from './TextPage';

/** Stands where a page would need a server, in an app that runs on the device alone. */
export const DeviceOnly = () => (
  <TextPage
    title="On this device only"
    lead="Holeshot was started where its local servers cannot run: they need Java and the Firestore emulator. Everything you log is kept in this browser, and nowhere else."
    sections={[
      {
        heading: 'What works',
        text: 'Logging, predictions and the lanes, vehicles and tunes, tracks, log book views, import, export and print, with a demo season to begin with. The weather comes from simulated stations.',
      },
      {
        heading: 'Accounts',
        text: 'Nobody can register, sign in or out, or change a password: the sign-in server is not there. You work as the demo racer.',
      },
      {
        heading: 'Payment',
        text: 'Nothing can be subscribed to, since the server that talks to the payment provider is not there. Nothing has to be: you may log and change everything.',
      },
      {
        heading: 'Administration',
        text: 'There are no other users whom an administrator could invite, find or notify.',
      },
      {
        heading: 'Keep what you log',
        text: 'Clearing the data of this site in the browser clears the log book. Export in the log book saves it as a file, which every Holeshot imports.',
      },
      {
        heading: 'With a server',
        text: 'npm start says what is missing. Install it and run npm start again. That app has its own data; bring yours over with Export and Import.',
      },
    ]}
  />
);
