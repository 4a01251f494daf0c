/** @jest-environment jsdom */
import { describeRemote } from '@holeshot/shared-core/testing';
import { offer } from './offer';
import { remote } from './remote';

describeRemote('the log book', offer, remote);
