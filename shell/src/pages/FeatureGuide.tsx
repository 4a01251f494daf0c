import { TextPage } from './TextPage';

/** What each part does. */
export const FeatureGuide = () => (
  <TextPage
    title="Feature Guide"
    lead="What each part does, and what it does not."
    sections={[
      {
        heading: 'Log Book',
        text: 'Every pass with its slip, the air it ran in and what was predicted for it. A pass is saved on the device at once and sent when there is a network.',
      },
      {
        heading: 'Predictions',
        text: 'The ET for the air of now, with the interval that four of five passes fall into, and a dial for the breakout risk you accept. It starts from your last clean pass and corrects it for the change of the air.',
      },
      {
        heading: 'Vehicles',
        text: 'Weight, fuel and induction decide how much the air moves the ET: a supercharged methanol car feels it less than a naturally aspirated one on gasoline.',
      },
      {
        heading: 'Locations',
        text: 'Elevation turns the station’s altimeter setting into the pressure at the track; the direction of travel turns wind into head wind and tail wind.',
      },
      {
        heading: 'Without a network',
        text: 'Everything but new weather and the account works from the device. The chip above says what waits to be sent.',
      },
    ]}
  />
);
