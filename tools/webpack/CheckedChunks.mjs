import webpack from 'webpack';

/** Makes the browser check every chunk of a remote against the hash in its pointer; a remote alone has none. */
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
