import { buildConfig } from '../build/buildConfig';
import { remotePlaces } from './remotePlaces';

interface TrustedTypes {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

const google = ['https://apis.google.com', 'https://maps.googleapis.com'];

/** Other scripts of these origins call whatever they are asked to. */
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Whether an address is of a script that this app may run: its own, its remotes', Google's sign-in, maps and reCAPTCHA. */
export const isTrustedScript = (address: string): boolean => {
  const { origin, hostname, protocol, href } = new URL(address, location.href);
  const remotes = remotePlaces.map(({ pointer }) => new URL(pointer, location.href).origin);
  return (
    /^https?:$/.test(protocol) &&
    ([location.origin, ...remotes, ...google].includes(origin) ||
      recaptcha.some((folder) => href.startsWith(folder)) ||
      (buildConfig.local && /^(localhost|127\.0\.0\.1)$/.test(hostname)))
  );
};

/**
 * Where the browser has Trusted Types: text becomes markup through DOMPurify alone, no text becomes code, and a script
 * comes from where this app takes scripts.
 */
export const trustScripts = (): void => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (isTrustedScript(address) ? address : null),
    // With this Leaflet tries whether the browser knows SVG.
    createHTML: (text) => (text === '<svg/>' ? text : null),
  });
};
