import Link from '@mui/material/Link';
import { buildConfig } from '../build/buildConfig';
import { Points } from './Points';
import { TextPage } from './TextPage';

/** The day on which these sentences were last held against the app. */
const asOf = 'November 23, 2026';

const WhoRunsIt = () => {
  const { operator } = buildConfig;
  if (operator === undefined)
    return (
      <>
        This copy of Holeshot was set up without a name or an address: whoever gave you its address runs it.
        This page is as of {asOf}.
      </>
    );
  return (
    <>
      {operator.name}. Write to <Link href={`mailto:${operator.email}`}>{operator.email}</Link> with a
      question, to object, or where something here is not kept. This page is as of {asOf}.
    </>
  );
};

/** What is stored, where, and who can read it. */
export const Privacy = () => (
  <TextPage
    title="Privacy Policy"
    lead="Your log book is yours. This page says what is stored, where, who can read it, and how you get it out or have it deleted."
    sections={[
      { heading: 'Who runs it', text: <WhoRunsIt /> },
      {
        heading: 'What is stored',
        text: 'Your email address and name, your vehicles with their tunes, your locations, passes, predictions and settings, messages to you, when you last signed in, and until when your trial or subscription runs. Nothing is counted about how you use the app, there is no advertising, and nothing is sold or passed on.',
      },
      {
        heading: 'Where it is stored',
        text: 'With Firebase, a service of Google: it keeps your sign-in and your data and serves the app. Your password is known to Firebase alone and only as a hash.',
      },
      {
        heading: 'Who can read it',
        text: 'You. The rules of the database refuse every other racer. An administrator of Holeshot can look an account up by its address and sees name, trial, subscription, the number of vehicles and the last day of sign-in, not the passes. Whoever runs the servers could technically read the database.',
      },
      {
        heading: 'Who is asked, and what they learn',
        text: (
          <Points
            points={[
              [
                'Weather',
                'for the stations near a track its coordinates, and for the weather of a pass the station and the time, are sent to Synoptic Data with a key that does not carry your name; where that fails, and for the forecast at a track, its coordinates go to the U.S. National Weather Service.',
              ],
              [
                'Payment',
                'is made at Stripe, which gets your email address and an account number from us, and your card from you. We never see the card.',
              ],
              ['Google sign-in', 'only if you choose it: Google then tells us your address and name.'],
              [
                'The map',
                'is part of the app and asks nobody. Where this site has been set up with a key for Google Maps, it comes from Google instead, which then learns the part of the map you look at.',
              ],
              [
                'The check for robots',
                'is there only where this site has been set up with it: Google’s reCAPTCHA then looks at how the app is used on your device.',
              ],
              ['Directions', 'opens Google Maps beside the app, which then learns where that track is.'],
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
                'so that the app works without a network. Signing out leaves it for your next sign-in, where nobody else who signs in sees it; on a device that is not yours, delete the data of this site in the browser as well.',
              ],
              [
                'What you type',
                'until it is saved, and what is not sent yet. The debug log too: it has no addresses in it and is sent nowhere.',
              ],
              [
                'Where you are',
                'is asked for only when you press Near me, or have a track placed where you stand. Near me keeps it on the device; a track placed so is stored with those coordinates.',
              ],
            ]}
          />
        ),
      },
      {
        heading: 'Take it with you',
        text: (
          <>
            <Link href="/profile">Profile</Link> has Export my data: everything that is stored of you in one
            file. The log book exports your passes as a table too. Both stay open without a subscription.
          </>
        ),
      },
      {
        heading: 'Delete it',
        text: (
          <>
            <Link href="/profile">Profile</Link> has Delete my account. It removes the account, everything
            stored under it and, at Stripe, you as a customer, which ends a subscription. It cannot be undone.
          </>
        ),
      },
      {
        heading: 'After an account is deleted',
        text: 'A keyed hash of the email address is kept, from which the address cannot be read, so that the trial is given once for an address. Stripe keeps what the law has it keep of payments. The device it was deleted on empties its copy; on another you signed in on, delete the data of this site in the browser.',
      },
    ]}
  />
);
