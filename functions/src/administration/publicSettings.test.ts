import { publicSettings } from './publicSettings';

test.each([
  { disabled: false, emailWhiteList: ['*'], invitationOnly: false },
  { disabled: false, emailWhiteList: ['ann@strip.test', '*'], invitationOnly: false },
  { disabled: false, emailWhiteList: ['ann@strip.test'], invitationOnly: true },
  { disabled: true, emailWhiteList: [], invitationOnly: true },
])(
  'everyone may read of %j whether it needs an invitation, and no address',
  ({ invitationOnly, ...settings }) => {
    expect(publicSettings(settings)).toEqual({
      registration: { disabled: settings.disabled, invitationOnly },
    });
  },
);
