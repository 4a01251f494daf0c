import { runAlone } from '@holeshot/shared-core/testing';
import { remote } from './remote';

runAlone(remote);
