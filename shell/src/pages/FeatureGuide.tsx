import Link from '@mui/material/Link';
import { Points } from './Points';
import { TextPage } from './TextPage';

/** What each part does. */
export const FeatureGuide = () => (
  <TextPage
    title="Feature Guide"
    lead="What each part does, and what it does not."
    sections={[
      {
        heading: 'Predictions',
        text: (
          <Points
            points={[
              [
                'The number',
                'the ET for the air of now, with the range that four passes in five fall into. It is made of all your passes, the newest most, and of how your car answered to air, wind, track and lane. Say which lane you are in, and it counts.',
              ],
              [
                'The dial',
                'for a breakout risk of 5, 10, 20 or 50 %, or any dial on the slider with its risk. A dial is cut to a hundredth and shown with the risk it really has.',
              ],
              [
                'Where it comes from',
                'your last pass, what the air has done since, and what wind, day, track, lane and your other passes each add, in thousandths.',
              ],
              ['What if', 'the ET for another temperature, humidity, pressure, head wind, weight or lane.'],
              [
                'Tune',
                'the tune your passes speak for, with how far each would have missed. Apply it, leave it, or undo it: predictions learn from your passes all the same. Settings can have it applied by itself, once for a pass, when its prediction is next looked at: on Home, on Predictions or in the lanes.',
              ],
              [
                'Back-test',
                'every pass you logged, called as if it had not been run yet, beside the rules of thumb.',
              ],
            ]}
          />
        ),
      },
      {
        heading: 'Lanes',
        text: 'One car, one number, one dial, as large as the screen, which can stay on. Swipe or press the arrows for the next car. It says how far the air has moved since your last pass, and how old the weather is: past ten minutes it is called old, past an hour too old to dial by, and the older it is, the wider are the odds.',
      },
      {
        heading: 'Log Book',
        text: (
          <Points
            points={[
              [
                'A pass',
                'the slip, the air it ran in, what was predicted for it, notes, what you changed on the car, and fields of your own.',
              ],
              [
                'Paste a slip',
                'hold the photo of the slip on your phone, copy its text and paste it: the numbers go where they belong. Where Holeshot is installed, sharing the text with it does the same.',
              ],
              [
                'Views',
                'which columns you see and in what order. Timeslip, Splits and Weather are there; add your own.',
              ],
              ['Filter and search', 'by car, track, date, result, quality, and any word of your notes.'],
              [
                'Season, Chart, Compare, Print',
                'bests and consistency, any value against any other, passes side by side, and a page on paper.',
              ],
              [
                'Import and Export',
                'a table of passes (CSV) or a whole log book (JSON), both ways. An import is shown before it is stored and can be undone. An installed Holeshot also takes such a file where one is shared with it or opened with it.',
              ],
            ]}
          />
        ),
      },
      {
        heading: 'Race day',
        text: (
          <Points
            points={[
              [
                'Rounds',
                'logged with one hand: a full field leads to the next. Type the other lane too, and it says who won, why, and by how much at the stripe.',
              ],
              ['Earlier days', 'are chosen above their rounds, to put one right.'],
              ['Opponent book', 'how you stand against each, their last dial, their usual light.'],
              ['Throttle stop', 'the timer setting for an index.'],
              ['Delay box', 'the delay for the reaction you want, off your tree or theirs.'],
            ]}
          />
        ),
      },
      {
        heading: 'Weather',
        text: (
          <Points
            points={[
              [
                'At your tracks',
                'density altitude and how it has moved, temperature, humidity, station pressure, grains, and the wind as the driver meets it. The last 24 hours as a chart and as a table.',
              ],
              [
                'Your own station',
                'Correct the air takes what it shows: typed, pasted or from its file. Predictions go by it where it is newer than the public station, for an hour, also at a track that has no public station. The difference between the two is remembered for that track: its weather is shown with it, and predictions take it off, because your passes were logged with the air of the public one.',
              ],
              [
                'Where it comes from',
                'the station you chose for the track. Its pressure is brought to the elevation of the track.',
              ],
            ]}
          />
        ),
      },
      {
        heading: 'Vehicles',
        text: 'Weight, fuel and induction decide how much the air moves the ET: a supercharged methanol car feels it less than a naturally aspirated one on gasoline. Every number of the tune is there with what it does, and History has each tune the car has had, to go back to. A deleted car can be brought back for 30 days, with all its passes.',
      },
      {
        heading: 'Locations',
        text: 'Elevation, and the direction the cars travel, which turns wind into head wind and tail wind. Find a track by words, nearest first, or on the map. Drag strips come with the app, each with its source; what the source does not say is left for you to fill in.',
      },
      {
        heading: 'Home',
        text: 'Made of cards that you choose under Arrange, sort, and make wide: the next pass, the air at your tracks, the last passes, the season, how far off the predictions were, your cars with their tunes, your tracks with the way there, and your account with what is still to be sent.',
      },
      {
        heading: 'Without a network',
        text: 'Logging, the log book, race day and predictions from the last weather work from the device. New weather, sign-in, payment and changes of the account need a network. The chip at the top says what still waits to be sent. If the server refuses a change, it is kept for you to send again, export or discard.',
      },
      {
        heading: 'Several devices',
        text: 'Sign in on each with the same account. What you save on one is on the others as soon as both have a network.',
      },
      {
        heading: 'With and without a subscription',
        text: (
          <>
            In the trial and with a subscription everything is open. Without, the account is read-only: you
            can look at, filter, print and export all you have.{' '}
            <Link href="/subscription">See the prices</Link>
          </>
        ),
      },
      {
        heading: 'What it does not do',
        text: 'It reads no photo by itself, takes nothing from a data logger or from the timing system of a track, and shows your passes to nobody else. A prediction is a range with odds, not a promise: it knows nothing of a spun tire, a cold engine or a lifted foot.',
      },
    ]}
  />
);
