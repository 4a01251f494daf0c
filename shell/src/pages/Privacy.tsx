import Link from '@mui/material/Link';
import { buildConfig } from '../build/buildConfig';
import { Points } from './Points';
import { TextPage } from './TextPage';

/** The day on which these sentences were last checked against the app. */
const asOf = 'November 23, 2026';

const WhoRunsIt = () => {
  const { operator } = buildConfig;
  if (operator === undefined)
    return (
      <>
        This copy of Holeshot was set up without a name or an address. Whoever gave you its address runs it.
        This page is as of {asOf}.
      </>
    );
  return (
    <>
      {operator.name}. Write to <Link href={`mailto:${operator.email}`}>{operator.email}</Link> with a
      question, an objection, or a report that something here is not true. This page is as of {asOf}.
    </>
  );
};

/** The privacy policy: stored data, its places, its readers and its end. */
export const Privacy = () => (
  <TextPage
    title="Privacy Policy"
    lead="Your log book is yours. This page says what is stored, where, who can read it, and how to export or delete it."
    sections={[
      { heading: 'Who runs it', text: <WhoRunsIt /> },
      {
        heading: 'What is stored',
        text: 'Your email address and name. Your vehicles with their tunes, your tracks, passes with their pictures, predictions and settings. The app takes the place and all else that a camera notes out of a picture before it stores it. Messages to you, your last sign-in, when you last had calls signed, and the end of your trial or subscription. The app does not track how you use it, shows no advertising, and sells or passes on nothing.',
      },
      {
        heading: 'Where it is stored',
        text: 'Firebase, a service of Google, stores your sign-in and your data and serves the app. Only Firebase has your password, and only as a hash.',
      },
      {
        heading: 'Who can read it',
        text: 'You. The rules of the database refuse every other racer. An administrator of Holeshot can look up an account by its address. The administrator sees the name, trial, subscription, number of vehicles and last day of sign-in, not the passes. Whoever runs the servers could technically read the database.',
      },
      {
        heading: 'Other services, and what they learn',
        text: (
          <Points
            points={[
              [
                'Weather',
                'Synoptic Data gets the coordinates of a track to find stations, and the station and time of a pass for its weather. The key for this does not carry your name. If that fails, and for the forecast, the U.S. National Weather Service gets the coordinates of the track.',
              ],
              [
                'Payment',
                'Stripe takes the payment. It gets your email address and an account number from us, and your card from you. We never see the card.',
              ],
              ['Google sign-in', 'only if you choose it. Google then gives us your address and name.'],
              [
                'The map',
                'part of the app; it sends nothing. If this site has a key for Google Maps, the map comes from Google, which then learns the part of the map you look at.',
              ],
              [
                'The check for robots',
                'runs only if this site was set up with it. Google’s reCAPTCHA then watches how the app is used on your device.',
              ],
              [
                'Directions',
                'opens Google Maps outside the app. Google Maps then learns where that track is.',
              ],
            ]}
          />
        ),
      },
      {
        heading: 'What stays on your device',
        text: (
          <Points
            points={[
              [
                'A copy of your data',
                'so that the app works without a network. Signing out leaves it for your next sign-in; nobody else who signs in sees it. On a device that is not yours, choose Clear this device when you sign out.',
              ],
              [
                'What you type',
                'until it is saved, and changes that are not sent yet. The debug log too: it contains no addresses and is sent nowhere.',
              ],
              [
                'Where you are',
                'used only when you press Near me or place a track where you stand. Near me leaves it on the device. A track placed that way is stored with those coordinates.',
              ],
            ]}
          />
        ),
      },
      {
        heading: 'Take it with you',
        text: (
          <>
            <Link href="/profile">Profile</Link> has Export my data: all your stored data in one file. The log
            book also exports your passes as a table. Both work without a subscription.
          </>
        ),
      },
      {
        heading: 'Delete it',
        text: (
          <>
            <Link href="/profile">Profile</Link> has Delete my account. It removes the account and everything
            stored under it. It also removes you as a customer at Stripe, which ends a subscription. It cannot
            be undone.
          </>
        ),
      },
      {
        heading: 'After an account is deleted',
        text: 'A keyed hash of the email address stays, so that each address gets one trial. The address cannot be read from it. Stripe keeps the payment records that the law requires. The device you deleted it on clears its copy; on other devices, delete the site data in the browser.',
      },
    ]}
  />
);
