import Link from '@mui/material/Link';
import { Points } from './Points';
import { TextPage } from './TextPage';

/** The page that says what each part of the app does. */
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
                'the ET for the air now, with a range that four passes in five fall into. It learns from all your passes, the newest most: how your car answers to air, wind, track and lane. Set your lane to include it.',
              ],
              [
                'The dial',
                'five neighboring dials, each with its breakout risk. The dial follows your usual risk (Settings). Tap another one, or Hold, and it stays until your next pass. The slider has every other dial.',
              ],
              [
                'Where it comes from',
                'your last pass and the change of the air since. Wind, day, track, lane and your other passes each add their part, in thousandths.',
              ],
              ['What if', 'the ET for another temperature, humidity, pressure, head wind, weight or lane.'],
              [
                'Tune',
                'the tune that fits your passes best, with the miss of each tune. Apply it, leave it, or undo it: predictions learn from your passes either way. Settings can apply it automatically, once after each pass. That happens when you next open its prediction: on Home, on Predictions or in the lanes.',
              ],
              [
                'Back-test',
                'a call for every pass you logged, made only from earlier passes, next to the rules of thumb.',
              ],
            ]}
          />
        ),
      },
      {
        heading: 'Lanes',
        text: 'One car, one number and one dial fill the screen, and the screen can stay on. Lanes and Race day are one tap away on every screen, and Lanes logs the pass. Swipe or press the arrows for the next car. Lanes shows how far the air has moved since your last pass, and the age of the weather. Weather is old after ten minutes, and too old to dial by after an hour. The range widens as the weather ages.',
      },
      {
        heading: 'Log Book',
        text: (
          <Points
            points={[
              [
                'A pass',
                'the slip, its air, its call, your notes, the changes to the car, and your own fields.',
              ],
              [
                'Paste a slip',
                'press and hold the photo of the slip on your phone, copy its text and paste it. Each number goes into its field. You can also share the text with an installed Holeshot.',
              ],
              [
                'Views',
                'the columns you see and their order. Timeslip, Splits and Weather come with the app; add your own.',
              ],
              ['Filter and search', 'by car, track, date, result, quality, and any word in your notes.'],
              [
                'Season, Chart, Compare, Print',
                'bests and consistency, any value against any other, passes side by side, and a printed page.',
              ],
              [
                'Import and Export',
                'a table of passes (CSV) or a whole log book (JSON), both ways. You see an import before it is stored, and can undo it. You can also share such a file with an installed Holeshot, or open it there.',
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
                'logged with one hand: a full field leads to the next. Type the other lane too to see who won, why, and by how much at the stripe.',
              ],
              ['Earlier days', 'choose a day above the rounds to correct one.'],
              ['Opponent book', 'your record against each opponent, their last dial and their usual light.'],
              ['Throttle stop', 'the timer setting for an index.'],
              ['Delay box', 'the delay for the R/T you want, off your tree or theirs.'],
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
                'density altitude and its change, temperature, humidity, station pressure, grains, and the wind along the track. The last 24 hours as a chart and as a table.',
              ],
              [
                'Your own station',
                'type, paste or load its numbers under Correct the air. Predictions use them for an hour while they are newer than the public station, also at a track without one. Holeshot remembers the difference between the two stations for that track and corrects the weather by it. Predictions take the correction off again, because your passes were logged with the air of the public station.',
              ],
              [
                'Where it comes from',
                'the station you chose for the track. Its pressure is converted to the elevation of the track.',
              ],
            ]}
          />
        ),
      },
      {
        heading: 'Vehicles',
        text: 'Weight, fuel and induction decide how much the air moves the ET: a supercharged methanol car feels it less than a naturally aspirated one on gasoline. Each number of the tune says what it does. History lists every tune the car has had, and you can go back to one. You can restore a deleted car with all its passes for 30 days.',
      },
      {
        heading: 'Locations',
        text: 'Your tracks, with their elevation and the direction the cars travel, which turns wind into head wind and tail wind. Find a track by name, nearest first, or on the map. Many tracks come with the app, each with its source; fill in the fields that the source leaves open.',
      },
      {
        heading: 'Home',
        text: 'Cards that you choose, sort and make wide under Arrange. Cards for racing: the next pass, the air at your tracks, the last passes, the season and the misses of the predictions. Cards for the rest: your cars with their tunes, your tracks with directions, and your account with the changes still to send.',
      },
      {
        heading: 'Without a network',
        text: 'Logging, the log book, race day and predictions from the last weather work without a network. New weather, sign-in, payment and account changes need one. The chip at the top counts the changes still to send. If the server refuses a change, it stays on this device: send it again, export it or discard it.',
      },
      {
        heading: 'Several devices',
        text: 'Sign in on each with the same account. A pass you save on one is on the others as soon as both have a network.',
      },
      {
        heading: 'With and without a subscription',
        text: (
          <>
            The trial and the subscription open everything. Without them the account is read-only: you can
            look at, filter, print and export all you have. <Link href="/subscription">See the prices</Link>
          </>
        ),
      },
      {
        heading: 'What it does not do',
        text: 'Holeshot reads no photos, no data loggers and no timing systems. It shows your passes to nobody else. A prediction is a range with odds, not a promise: it cannot see a spun tire, a cold engine or a lifted foot.',
      },
    ]}
  />
);
