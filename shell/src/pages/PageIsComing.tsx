import { useExpected } from '../loading/useExpected';
import { LoadingPart } from '../remotes/LoadingPart';

/** The placeholder of a page of the shell, for which the first page waits. */
export const PageIsComing = () => {
  useExpected();
  return <LoadingPart kind="page" title="The page" />;
};
