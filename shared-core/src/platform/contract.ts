import type { DialogInput, DialogName, DialogOutput } from './values/dialogs';
import type { EventMap, EventName } from './values/events';
import type { Needs, PlatformOf } from './ports/ports';

/** Version of this contract; a remote built for another one is not loaded. */
export const contractVersion = 1;

/** Icon as data, so that a menu needs no code of its remote: the `d` of a 960-unit Material Symbols path. */
export type IconPath = string;

/** Page as menus and the router see it. */
export interface PageOffer {
  /** A page of one record reads its id from `?uid=`; another id mounts the page anew. */
  path: `/${string}`;
  title: string;
  icon: IconPath;
  requiresAuth: boolean;
  leftNav: boolean;
  bottomNav: boolean;
  /** The page is in the middle of a phone's bottom navigation, whatever is pinned. An older shell does not know this. */
  fixedNav?: true;
  /** The page has the whole screen, without bars and menus, and its own way out. An older shell shows them. */
  fullScreen?: true;
}

/** Dialog that any part can open by its name. */
interface DialogOffer {
  title: string;
  /** Kind of content shared with the app that it takes as its input `shared`. */
  takesShared?: 'text' | 'file';
  /** The dialog takes a shared picture as well; an older shell does not know this. */
  takesPicture?: true;
}

/** Card for the dashboard. */
export interface WidgetOffer {
  title: string;
  icon: IconPath;
  /** Sentence about its content, for the choice of cards. */
  about?: string;
}

/** Offer of a remote as pure data: it is written into the pointer file, so it holds no code. */
export interface Offer {
  /** The federation name, a JavaScript identifier: `mf_logbook`. */
  name: `mf_${string}`;
  /** Name of this part for people, shown when it fails. */
  title: string;
  contract: number;
  needs: Needs;
  pages: Record<string, PageOffer>;
  dialogs: Partial<Record<DialogName, DialogOffer>>;
  widgets: Record<string, WidgetOffer>;
  /** Events that it listens to; absent from an older remote, passed over by an older shell. */
  listeners?: readonly EventName[];
}

/** Keeps the literal names of an offer, so that code can be held against its rows. */
export const defineOffer = <const Given extends Offer>(offer: Given): Given => offer;

/** Props that the shell gives to each mount, beside those of its kind. */
export interface MountProps {
  /** Makes ids of this mount's React root unique in the document. */
  idPrefix: string;
  /** Tells the shell that this mount's own error boundary caught something. */
  onFailure: (error: unknown) => void;
}

/** Props of a dialog's component beside its ports: its input, and the way out. */
export interface DialogProps<Name extends DialogName> {
  input: DialogInput<Name>;
  /** Closes the dialog; without an argument it counts as dismissed. */
  close: (output?: DialogOutput<Name>) => void;
}

/** Props of a Home widget's component beside its ports. */
export interface WidgetProps {
  /** Row of the widget on this racer's Home as stored, so unchecked; absent when run alone. */
  stored?: Readonly<Record<string, unknown>>;
}

/** Single-spa lifecycle that mounts one component with these props. */
export interface Lifecycle<Props> {
  bootstrap: (props: Props & MountProps) => Promise<unknown>;
  mount: (props: Props & MountProps) => Promise<unknown>;
  update?: (props: Props & MountProps) => Promise<unknown>;
  unmount: (props: Props & MountProps) => Promise<unknown>;
}

/** Loads the code of one place at its first mount, with the ports of the offer and the props of its kind. */
type Lazy<Asked extends Needs, Props = unknown> = () => Promise<
  Lifecycle<{ platform: PlatformOf<Asked> } & Props>
>;

/** Hears one event with the ports of the offer, whose streams end with its promise or half a minute later. */
export type Listener<Name extends EventName, Asked extends Needs> = (
  detail: EventMap[Name],
  ports: PlatformOf<Asked>,
) => Promise<void>;

/** Loads the code of each listener at the first event that it hears. */
type Listeners<Names extends EventName, Asked extends Needs> = {
  [Name in Names]: () => Promise<Listener<Name, Asked>>;
};

/** Pages, dialogs and widgets behind an offer. */
interface Places<Given extends Offer> {
  pages: { [Key in keyof Given['pages']]: Lazy<Given['needs']> };
  dialogs: { [Key in keyof Given['dialogs'] & DialogName]: Lazy<Given['needs'], DialogProps<Key>> };
  widgets: { [Key in keyof Given['widgets']]: Lazy<Given['needs'], WidgetProps> };
}

/** Code behind an offer: a row without code, or code without a row, does not compile. */
export type RemoteCode<Given extends Offer> = Places<Given> &
  (Given extends { listeners: readonly (infer Name extends EventName)[] }
    ? { listeners: Listeners<Name, Given['needs']> }
    : { listeners?: never });

/** Remote as the shell receives it. */
export interface Remote {
  offer: Offer;
  pages: Record<string, Lazy<Needs>>;
  dialogs: Partial<Record<string, Lazy<Needs, DialogProps<DialogName>>>>;
  widgets: Record<string, Lazy<Needs, WidgetProps>>;
  listeners?: Partial<Listeners<EventName, Needs>>;
}

/** Binds an offer to its code. */
export const defineRemote = <const Given extends Offer>(
  offer: Given,
  code: RemoteCode<Given>,
): { offer: Given } & RemoteCode<Given> => ({ offer, ...code });
