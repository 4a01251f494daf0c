import { Suspense } from 'react';
import { lazyPart } from '../loading/lazyPart';

const CleanedMarkup = lazyPart(() =>
  import(/* webpackChunkName: "markup" */ './CleanedMarkup').then((module) => module.CleanedMarkup),
);

const wordsOf = (text: string) => text.replace(/<[^<>]*>/g, ' ');

/** A message with safe markup; plain words until the cleaning code has loaded. */
export const SafeMarkup = ({ text }: { text: string }) =>
  /[<&]/.test(text) ? (
    <Suspense fallback={<span>{wordsOf(text)}</span>}>
      <CleanedMarkup text={text} />
    </Suspense>
  ) : (
    <span>{text}</span>
  );
