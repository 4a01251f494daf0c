import { sayTrouble, type Trouble } from '../trouble/troubles';
import { StateChip } from './StateChip';

/** The chip with a trouble of the device in two words; a tap shows its text. */
export const TroubleChip = ({ trouble }: { trouble: Trouble }) => (
  <span role="status">
    <StateChip tone="bad" text={trouble.short} onClick={() => sayTrouble(trouble)} />
  </span>
);
