/** What goes over the wire. */
export interface StationAnswer {
  status: number;
  /** JSON; none where there is nothing to say. */
  body: unknown;
  /** Beside those of every answer. */
  headers?: Record<string, string>;
}

/** The service's summary; codes: 1 good, 2 nothing found, -1 bad parameters. */
export const summary = (objects: number, code: number, message: string) => ({
  NUMBER_OF_OBJECTS: objects,
  RESPONSE_CODE: code,
  RESPONSE_MESSAGE: message,
  VERSION: 'v2.21.0',
});

/** An answer that is nothing but a summary: how the service says no. */
export const summaryOf = (status: number, code: number, message: string): StationAnswer => ({
  status,
  body: {
    SUMMARY: { ...summary(0, code, message), ...(status === 200 ? {} : { HTTP_STATUS_CODE: status }) },
  },
});

/** The service's words for no results. */
export const nothingFound: StationAnswer = summaryOf(
  200,
  2,
  'No stations found for this request, or your account does not have access to the requested station(s).',
);
