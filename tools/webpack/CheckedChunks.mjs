import webpack from 'webpack';

/** Has the browser check every chunk of a remote against the hash that the app knows of it; alone there is no such hash. */
export class CheckedChunks {
  apply(compiler) {
    compiler.hooks.compilation.tap('CheckedChunks', (compilation) =>
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CheckedChunks',
        (source) => `${source}\nscript.integrity = globalThis.holeshotIntegrity?.(url) ?? '';`,
      ),
    );
  }
}
