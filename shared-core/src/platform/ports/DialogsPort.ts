import type { DialogInput, DialogName, DialogOutput } from '../values/dialogs';

/** Dialog stack of the app, the only one. */
export interface DialogsPort {
  /** Opens a dialog by name, whoever owns it; returns its output, undefined where it was dismissed. */
  open<Name extends DialogName>(
    name: Name,
    input: DialogInput<Name>,
  ): Promise<DialogOutput<Name> | undefined>;
}
