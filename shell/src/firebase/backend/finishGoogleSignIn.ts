import { feedback } from '../../feedback/feedback';

/**
 * Shows that a racer who came back from Google's page is being signed in.
 * @param failed receives a sign-in that Google refused
 */
export const finishGoogleSignIn = async (
  finishing: Promise<unknown> | undefined,
  failed: (error: unknown) => void,
): Promise<void> => {
  if (finishing === undefined) return;
  const loading = feedback.loading('Signing in with Google');
  await finishing.catch(failed);
  loading.done();
};
