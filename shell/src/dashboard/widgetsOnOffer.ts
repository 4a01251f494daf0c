import { icons, type Offer, type ReadWidget, type WidgetOffer } from '@holeshot/shared-core';
import { remotePlaces } from '../remotes/remotePlaces';

/** A widget that Home can show. */
export interface OfferedWidget extends WidgetOffer {
  /** `remote/widget`, as it is stored. */
  widget: string;
}

/** A widget on Home with its offer. */
export interface ShownWidget extends ReadWidget {
  offer: OfferedWidget;
}

/** Key of the shell's own widget. */
export const introWidget = 'shell/intro';

const intro: OfferedWidget = {
  widget: introWidget,
  title: 'Start here',
  icon: icons.gettingStartedIcon,
  about: 'The first steps and your progress.',
};

/** Lists all widgets: the introduction, then those of the remotes in menu order. */
export const widgetsOnOffer = (offers: Record<string, Offer>): OfferedWidget[] => [
  intro,
  ...remotePlaces.flatMap(({ name }) =>
    Object.entries(offers[name]?.widgets ?? {}).map(([key, offer]) => ({
      ...offer,
      widget: `${name}/${key}`,
    })),
  ),
];
