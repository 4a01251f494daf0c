import { isRecord, pictureId, picturesAPass } from '@holeshot/shared-core';
import type { OutboxWrite } from './outboxStore';

const ownPath = /^users\/[^/]+\/passPictures\//;

/** Returns an added picture at each place of its pass, beginning with its own. */
export const atEachPlace = <Write extends Pick<OutboxWrite, 'path' | 'data'>>(write: Write): Write[] => {
  const [folder = ''] = ownPath.exec(write.path) ?? [];
  const { log_entry_uid, n: own } = write.data;
  const places = Array.from({ length: picturesAPass }, (_, n) => n).sort(
    (one, other) => Number(other === own) - Number(one === own),
  );
  return places.map((n) => ({
    ...write,
    path: `${folder}${pictureId({ log_entry_uid: String(log_entry_uid), n })}`,
    data: { ...write.data, n },
  }));
};

/** Returns whether the same picture is stored, at whatever place. */
export const isSamePicture = (stored: unknown, { data }: Pick<OutboxWrite, 'data'>): boolean =>
  isRecord(stored) &&
  stored['base64'] === data['base64'] &&
  stored['log_entry_uid'] === data['log_entry_uid'];
