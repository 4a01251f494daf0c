import { downloadText } from '@holeshot/shared-core/react';
import type { OutboxWrite } from '../writes/outboxStore';

/** Downloads unsent writes as one JSON file, each write whole. */
export const exportWrites = (writes: readonly OutboxWrite[]): void =>
  downloadText('holeshot-not-sent.json', JSON.stringify({ not_sent: writes }, null, 2));
