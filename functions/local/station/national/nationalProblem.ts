import { noise } from '../noise';
import type { StationAnswer } from '../StationAnswer';

/**
 * How the National Weather Service says no: `application/problem+json`.
 * @param url what was asked
 * @param type the last part of the problem's address
 * @param more what this problem tells beside
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

/** The service's answer where it does not know a path. */
export const noSuchPath = (url: URL): StationAnswer =>
  nationalProblem(url, {
    status: 404,
    type: 'NotFound',
    title: 'Not Found',
    detail: `'${url.pathname}' is not a valid resource path`,
  });

/** The service's answer where it has broken. */
export const unexpectedProblem = (url: URL): StationAnswer =>
  nationalProblem(url, {
    status: 500,
    type: 'UnexpectedProblem',
    title: 'Unexpected Problem',
    detail: 'An unexpected problem has occurred.',
  });

/** The service's answer to a parameter that it cannot read. */
export const badParameter = (url: URL, name: string, message: string): StationAnswer =>
  nationalProblem(url, {
    status: 400,
    type: 'BadRequest',
    title: 'Bad Request',
    detail: 'Bad Request',
    parameterErrors: [{ parameter: `query.${name}`, message }],
  });
