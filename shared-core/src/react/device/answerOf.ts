/** Queries a part of the browser that may be missing, throw at once or refuse: then the answer is `otherwise`. */
export const answerOf = async <Answer>(query: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
  try {
    return await query();
  } catch {
    return otherwise;
  }
};
