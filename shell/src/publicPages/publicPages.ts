/** Page that everybody may read, with an HTML file of its own. */
export interface PublicPage {
  path: `/${string}`;
  /** File in the site; a rewrite of Hosting leads from the path to it. */
  file: string;
  /** Sentence below the title in a search engine or a shared link. */
  description: string;
  /** Heading and text of a remote's page: the remote is published without the shell and draws the rest. */
  untilDrawn?: { heading: string; text: string; withoutScript: string };
}

/** Pages with an HTML file of their own. Every other path gets `app.html`, and the app decides what it is. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    file: 'index.html',
    description:
      'Know what your car will run before you stage: log book, weather and predictions with honest odds for drag racers.',
  },
  {
    path: '/getting-started',
    file: 'pages/getting-started.html',
    description: 'From an empty log book to the first prediction: add a car and a track, then log a pass.',
  },
  {
    path: '/feature-guide',
    file: 'pages/feature-guide.html',
    description: 'Predictions, lanes, log book, race day, weather: what each part of Holeshot does.',
  },
  {
    path: '/about',
    file: 'pages/about.html',
    description:
      'Holeshot stores vehicles, tracks, time slips and weather, and predicts what the car will run now.',
  },
  {
    path: '/privacy',
    file: 'pages/privacy.html',
    description: 'What Holeshot stores, where it is, and who can read it.',
  },
  {
    path: '/subscription',
    file: 'pages/subscription.html',
    description:
      'Try everything free for 14 days. Then subscribe to keep logging, or read and export what you have.',
    untilDrawn: {
      heading: 'Subscription',
      text: 'Try everything free for 14 days. After that, subscribe to keep logging.',
      withoutScript: 'The prices need JavaScript.',
    },
  },
  {
    path: '/signin',
    file: 'pages/signin.html',
    description: 'Sign in to your log book, your predictions and your tracks.',
    untilDrawn: {
      heading: 'Sign in',
      text: 'Sign in to your log book, your predictions and your tracks.',
      withoutScript: 'Signing in needs JavaScript.',
    },
  },
  {
    path: '/register',
    file: 'pages/register.html',
    description: 'Register and try everything free for 14 days. No card needed.',
    untilDrawn: {
      heading: 'Register',
      text: 'Try everything free for 14 days. No card needed.',
      withoutScript: 'Registering needs JavaScript.',
    },
  },
];
