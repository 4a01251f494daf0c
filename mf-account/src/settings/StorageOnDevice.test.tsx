import { readRoom, type DeviceRoom } from '@holeshot/shared-core/react';
import { render, screen } from '@testing-library/react';
import { StorageOnDevice } from './StorageOnDevice';

const show = (room: Partial<DeviceRoom>, clears = false) => {
  const findRoom = () =>
    Promise.resolve({ usage: 7_230_000, quota: 10_744_928_525, persisted: false, ...room });
  render(<StorageOnDevice findRoom={findRoom} clears={clears} />);
};

describe('the storage of the device', () => {
  test('says what the app takes, what is left, and that the browser may clear it', async () => {
    show({});
    expect(await screen.findByText('Holeshot uses 7.2 MB on this device; 10 GB left.')).toBeVisible();
    expect(screen.getByText(/may clear it/)).toBeVisible();
  });

  test('warns of a browser that clears it after a week, unless it has agreed to keep it', async () => {
    show({}, true);
    expect(await screen.findByText(/clears it after seven days without a visit/)).toBeVisible();
    show({ persisted: true }, true);
    expect(await screen.findByText(/keeps it until you clear it/)).toBeVisible();
  });

  test('says so where the browser keeps it', async () => {
    show({ persisted: true });
    expect(await screen.findByText(/keeps it until you clear it/)).toBeVisible();
  });

  test('never says that less than nothing is left', async () => {
    show({ usage: 25_400_000, quota: 20_000_000 });
    expect(await screen.findByText(/uses 25 MB .* 0\.0 MB left/)).toBeVisible();
  });

  test('says that the browser does not say', async () => {
    render(<StorageOnDevice findRoom={() => Promise.reject(new TypeError('no storage manager'))} />);
    expect(await screen.findByText(/does not report its free space/)).toBeVisible();
  });

  test('asks this browser, which knows nothing of it', async () => {
    render(<StorageOnDevice findRoom={readRoom} />);
    expect(await screen.findByText(/does not report its free space/)).toBeVisible();
  });
});
