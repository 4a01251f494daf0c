import { noise } from '../weather/noise';
import type { StationAnswer } from '../weather/StationAnswer';

/**
 * Builds a refusal of the National Weather Service, `application/problem+json`.
 * @param url of the request
 * @param type last part of the problem's address
 * @param more fields of this problem
 */
export const nationalProblem = (
  url: URL,
  {
    status,
    type,
    title,
    detail,
    ...more
  }: { status: number; type: string; title: string; detail: string; parameterErrors?: object[] },
): StationAnswer => {
  const correlationId = Math.floor(noise(url.href) * 2 ** 32).toString(16);
  return {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
    body: {
      correlationId,
      ...more,
      title,
      type: `https://api.weather.gov/problems/${type}`,
      status,
      detail,
      instance: `${url.origin}/requests/${correlationId}`,
    },
  };
};

/** Builds the service's answer to an unknown path. */
export const noSuchPath = (url: URL): StationAnswer =>
  nationalProblem(url, {
    status: 404,
    type: 'NotFound',
    title: 'Not Found',
    detail: `'${url.pathname}' is not a valid resource path`,
  });

/** Builds the service's answer after a failure of its own. */
export const unexpectedProblem = (url: URL): StationAnswer =>
  nationalProblem(url, {
    status: 500,
    type: 'UnexpectedProblem',
    title: 'Unexpected Problem',
    detail: 'An unexpected problem has occurred.',
  });

/** Builds the service's answer to a parameter that it cannot read. */
export const badParameter = (url: URL, name: string, message: string): StationAnswer =>
  nationalProblem(url, {
    status: 400,
    type: 'BadRequest',
    title: 'Bad Request',
    detail: 'Bad Request',
    parameterErrors: [{ parameter: `query.${name}`, message }],
  });
