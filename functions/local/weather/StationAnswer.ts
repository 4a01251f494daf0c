/** Answer of a weather service. */
export interface StationAnswer {
  status: number;
  /** JSON; undefined for an answer without a body. */
  body: unknown;
  /** Headers beside those of every answer. */
  headers?: Record<string, string>;
}

/** Builds the service's summary; codes: 1 good, 2 nothing found, -1 bad parameters. */
export const summary = (objects: number, code: number, message: string) => ({
  NUMBER_OF_OBJECTS: objects,
  RESPONSE_CODE: code,
  RESPONSE_MESSAGE: message,
  VERSION: 'v2.21.0',
});

/** Builds an answer with nothing but a summary: the service refuses in this way. */
export const summaryOf = (status: number, code: number, message: string): StationAnswer => ({
  status,
  body: {
    SUMMARY: { ...summary(0, code, message), ...(status === 200 ? {} : { HTTP_STATUS_CODE: status }) },
  },
});

/** Answer of the service without results. */
export const nothingFound: StationAnswer = summaryOf(
  200,
  2,
  'No stations found for this request, or your account does not have access to the requested station(s).',
);
