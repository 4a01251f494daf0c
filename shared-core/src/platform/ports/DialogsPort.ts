import type { DialogInput, DialogName, DialogOutput } from '../values/dialogs';

/** The one dialog stack of the app. */
export interface DialogsPort {
  /** Opens a dialog by name, whoever owns it; gives what it was closed with, undefined where it was dismissed. */
  open<Name extends DialogName>(
    name: Name,
    input: DialogInput<Name>,
  ): Promise<DialogOutput<Name> | undefined>;
}
