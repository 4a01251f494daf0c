import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { DialogsPort } from '../platform/ports/DialogsPort';
import { createLifecycle } from '../react/createLifecycle';
import { runAlone } from './runAlone';

const takenDown = jest.fn();

const StartPage = ({ ports }: { ports: { dialogs: DialogsPort } }) => {
  useEffect(() => takenDown, []);
  return (
    <button onClick={() => void ports.dialogs.open('delete-vehicle', { vehicleUid: 'nova' })}>
      Delete vehicle
    </button>
  );
};
const DeleteDialog = ({ close }: { close: () => void }) => <button onClick={close}>Done</button>;

test('a dialog of a remote that runs alone stands there each time it is opened', async () => {
  runAlone({
    pages: { start: () => Promise.resolve(createLifecycle(StartPage)) },
    dialogs: { 'delete-vehicle': () => Promise.resolve(createLifecycle(DeleteDialog)) },
    widgets: {},
  });
  // Strict mode mounts each place twice.
  await waitFor(() => expect(takenDown).toHaveBeenCalled());
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(await screen.findByText('Delete vehicle'));
    const done = await screen.findByText('Done');
    await userEvent.click(done);
    await waitFor(() => expect(done).not.toBeInTheDocument());
  }
});
