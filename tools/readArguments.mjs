import { parseArgs } from 'node:util';

/** A command line that is not understood; its message is one sentence for who typed it. */
class UsageError extends Error {}

const typed = (name, { list, default: fallback }, value) => {
  if (list !== undefined) {
    const chosen = value.split(',');
    const unknown = chosen.find((each) => !list.includes(each));
    if (unknown !== undefined) throw new UsageError(`--${name} takes ${list.join(', ')}; it is ${unknown}`);
    return chosen;
  }
  if (typeof fallback !== 'number') return value;
  if (value === '' || !(Number(value) >= 0)) throw new UsageError(`--${name} takes a number; it is ${value}`);
  return Number(value);
};

const helpOf = ({ command, about, options, operands }) => {
  const rows = Object.entries({ ...options, help: { about: 'Prints this.' } }).map(([name, option]) => {
    const { takes, about, list, default: fallback = list?.join(',') } = option;
    const said = fallback === undefined ? '' : ` Default: ${fallback}.`;
    return [`--${name}${takes === undefined ? '' : ` ${takes}`}`, `${about}${said}`];
  });
  const width = Math.max(...rows.map(([left]) => left.length));
  const table = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  return [`${command} -- ${[...operands, '[options]'].join(' ')}`, '', about, '', ...table].join('\n');
};

/**
 * Reads the words of a command line. Throws a `UsageError` where they are not as described.
 * @param {string[]} args
 * @param {object} described as `readArguments` takes it
 */
export const parseCommand = (args, { options = {}, operands = [] }) => {
  const types = Object.entries({ ...options, help: {} }).map(([name, { takes }]) => [
    name,
    { type: takes === undefined ? 'boolean' : 'string' },
  ]);
  const { tokens, positionals } = parseArgs({
    args,
    options: Object.fromEntries(types),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const values = Object.fromEntries(
    Object.entries(options).map(([name, option]) => [
      name,
      option.takes === undefined ? false : (option.default ?? option.list),
    ]),
  );
  for (const { kind, name, rawName, value } of tokens) {
    if (kind !== 'option') continue;
    if (name === 'help') return { help: true };
    const option = Object.hasOwn(options, name) ? options[name] : undefined;
    if (option === undefined) throw new UsageError(`there is no option ${rawName}`);
    if (option.takes === undefined && value !== undefined) throw new UsageError(`${rawName} takes no value`);
    if (option.takes !== undefined && (value === undefined || value.startsWith('--')))
      throw new UsageError(`${rawName} takes ${option.takes}`);
    values[name] = option.takes === undefined ? true : typed(name, option, value);
  }
  const takesMore = operands.at(-1)?.endsWith('…') ?? false;
  const needed = operands.filter((each) => !each.startsWith('['));
  if (positionals.length < needed.length) throw new UsageError(`${operands[positionals.length]} is missing`);
  if (positionals.length > operands.length && !takesMore)
    throw new UsageError(`"${positionals[operands.length]}" is one word too many`);
  return { values, positionals };
};

/**
 * Reads the arguments of this program. Prints its help for `--help`; ends it with one sentence and code 2 where they
 * are wrong.
 * @param {object} described
 * @param {string} described.command how it is called, such as `npm run bench`
 * @param {string} described.about one sentence or more for the help
 * @param {Record<string, { about: string, takes?: string, default?: string | number, list?: string[] }>}
 *   [described.options] `takes` names the value, and without it the option is a switch; a number for `default` makes the
 *   value a number, and `list` a choice of these, with commas between
 * @param {string[]} [described.operands] the words it needs; the last may be repeated where it ends with `…`, and be left
 *   out where it stands in brackets
 * @returns {{ values: Record<string, any>, positionals: string[] }}
 */
export const readArguments = ({ command, about, options = {}, operands = [] }) => {
  const described = { command, about, options, operands };
  try {
    const { help, ...read } = parseCommand(process.argv.slice(2), described);
    if (!help) return read;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${command}: ${error.message}; ${command} -- --help says what it takes.`);
    process.exit(2);
  }
  console.log(helpOf(described));
  process.exit(0);
};
