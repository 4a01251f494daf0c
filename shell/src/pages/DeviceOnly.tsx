import { TextPage } from './TextPage';

/** The page that an app without a server shows in place of one that needs a server. */
export const DeviceOnly = () => (
  <TextPage
    title="On this device only"
    lead="Holeshot was started without its local servers, which need Java and the Firestore emulator. Everything you log is stored in this browser and nowhere else."
    sections={[
      {
        heading: 'What works',
        text: 'Logging, predictions and the lanes, vehicles and tunes, tracks, log book views, import, export and print. A demo season is there to begin with. The weather comes from simulated stations.',
      },
      {
        heading: 'Accounts',
        text: 'You work as the demo racer. Registering, signing in or out and changing a password need the sign-in server.',
      },
      {
        heading: 'Payment',
        text: 'You can log and change everything without a subscription. Subscribing needs the payment server.',
      },
      {
        heading: 'Administration',
        text: 'An administrator has nobody to invite, find or notify here.',
      },
      {
        heading: 'Keep what you log',
        text: 'Clearing the site data in the browser clears the log book. Export in the log book saves it as a file that every Holeshot can import.',
      },
      {
        heading: 'With a server',
        text: 'npm start names the missing parts. Install them and run npm start again. That app has its own data; move yours with Export and Import.',
      },
    ]}
  />
);
