import { sayTrouble, type Trouble } from '../trouble/troubles';
import { StateChip } from './StateChip';

/** What is wrong with the device, in two words; a touch says the rest. */
export const TroubleChip = ({ trouble }: { trouble: Trouble }) => (
  <span role="status">
    <StateChip tone="bad" text={trouble.short} onClick={() => sayTrouble(trouble)} />
  </span>
);
