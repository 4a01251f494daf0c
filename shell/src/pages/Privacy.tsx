import { TextPage } from './TextPage';

/** What is stored, where, and who can read it. */
export const Privacy = () => (
  <TextPage
    title="Privacy Policy"
    lead="Your log book is yours. This page says what is stored and who can read it."
    sections={[
      {
        heading: 'What is stored',
        text: 'Your email address and name, your vehicles, locations, passes and settings, and when you last signed in. A copy is kept on each device that you sign in on, so that the app works without a network.',
      },
      {
        heading: 'Who can read it',
        text: 'You alone. The rules of the database refuse everyone else, and no other racer sees any of it.',
      },
      {
        heading: 'After an account is deleted',
        text: 'A keyed hash of the email address is kept, from which the address cannot be read, so that the trial is given once for an address.',
      },
      {
        heading: 'Weather',
        text: 'To find the weather of a track, its coordinates, the name of a station and a time are sent to the weather service, with a key that does not carry your name.',
      },
    ]}
  />
);
