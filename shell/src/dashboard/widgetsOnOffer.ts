import { icons, type Offer, type ReadWidget, type WidgetOffer } from '@holeshot/shared-core';
import { remotePlaces } from '../remotes/remotePlaces';

/** A widget that can stand on Home. */
export interface OfferedWidget extends WidgetOffer {
  /** `remote/widget`, as it is stored. */
  widget: string;
}

/** A widget of the racer's, with what it is offered as. */
export interface ShownWidget extends ReadWidget {
  offer: OfferedWidget;
}

/** The shell's own widget. */
export const introWidget = 'shell/intro';

const intro: OfferedWidget = {
  widget: introWidget,
  title: 'Start here',
  icon: icons.gettingStartedIcon,
  about: 'The first steps, and what is done of them.',
};

/** Every widget there is: the introduction, then those of the remotes in the order of the menus. */
export const widgetsOnOffer = (offers: Record<string, Offer>): OfferedWidget[] => [
  intro,
  ...remotePlaces.flatMap(({ name }) =>
    Object.entries(offers[name]?.widgets ?? {}).map(([key, offer]) => ({
      ...offer,
      widget: `${name}/${key}`,
    })),
  ),
];
