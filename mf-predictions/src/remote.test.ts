/** @jest-environment jsdom */
import { describeRemote } from '@holeshot/shared-core/testing';
import { offer } from './offer';
import { remote } from './remote';

describeRemote('predictions', offer, remote);
