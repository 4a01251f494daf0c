import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/enhanced/runtime';
import { crossOriginOf } from './crossOriginOf';
import { integrityOf } from './integrityOf';
import { providedShares } from './providedShares';

/**
 * Remotes are built without a federation runtime of their own and look for it under these names; the pair is what
 * the federation plugin would write for a host.
 */
const globals = globalThis as unknown as Record<string, unknown>;
globals['_FEDERATION_RUNTIME_CORE'] = runtimeCore;
globals['_FEDERATION_RUNTIME_CORE_FROM'] = { name: 'shell', version: '2.9.2' };

// Called by a remote's chunk loader, into which CheckedChunks builds the call.
globals['holeshotIntegrity'] = integrityOf;

/** Loads a remote's entry as its pointer names it. */
const createScript = ({ url }: { url: string }): HTMLScriptElement => {
  const script = document.createElement('script');
  script.crossOrigin = crossOriginOf(url);
  script.fetchPriority = 'high';
  script.integrity = integrityOf(url);
  script.src = url;
  return script;
};

/** The federation host of the shell, without remotes until they are registered. */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: providedShares,
  plugins: [{ name: 'checked-entry', createScript }],
});
