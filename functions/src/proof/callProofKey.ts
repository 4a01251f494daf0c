import { defineSecret } from 'firebase-functions/params';

/** Secret that signs calls; whoever has it can forge them. */
export const callProofKey = defineSecret('CALL_PROOF_KEY');
