import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/enhanced/runtime';
import { providedShares } from './providedShares';

/**
 * Remotes are built without a federation runtime of their own and look for it under these names; the pair is what
 * the federation plugin would write for a host.
 */
const globals = globalThis as unknown as Record<string, unknown>;
globals['_FEDERATION_RUNTIME_CORE'] = runtimeCore;
globals['_FEDERATION_RUNTIME_CORE_FROM'] = { name: 'shell', version: '2.9.2' };

/** The shell as a federation host: it knows no remote before one is registered. */
export const federation = createInstance({ name: 'shell', remotes: [], shared: providedShares });
