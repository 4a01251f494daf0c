import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { CheckedChunks } from './CheckedChunks.mjs';
import { compiledAhead } from './compiledAhead.mjs';
import { devPort } from '../env/devPort.mjs';
import { readProvided } from './provided.mjs';
import { PublishedFolder } from './PublishedFolder.mjs';
import { readOffer } from './readOffer.mjs';
import { minimizer, moduleRules, resolve } from './sharedRules.mjs';

const require = createRequire(import.meta.url);

const range = (version) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/** Serves the remote alone on the memory platform: `npm run dev`. */
const aloneConfig = (dir, folder, define) => ({
  mode: 'development',
  context: dir,
  entry: './src/dev.tsx',
  resolve,
  module: { rules: moduleRules('development', true) },
  plugins: [
    new webpack.DefinePlugin(define),
    new ReactRefreshPlugin(),
    new HtmlWebpackPlugin({ title: folder, meta: { viewport: 'width=device-width, initial-scale=1' } }),
  ],
  cache: { type: 'filesystem', cacheDirectory: path.resolve(dir, '../.cache', `${folder}-alone`) },
  devServer: {
    port: devPort(folder),
    host: '127.0.0.1',
    historyApiFallback: true,
    onListening: () =>
      console.log(
        `${folder} alone: http://127.0.0.1:${devPort(folder)}. Buttons at the top open each page, dialog and widget.`,
      ),
  },
  performance: { hints: false },
});

/** Builds the remote as it is published: one entry, one exposed key, nothing that the shell provides. */
const publishedConfig = async (dir, folder, define) => {
  const dist = path.join(dir, 'dist');
  const offer = await readOffer(folder);
  const { version } = require(path.join(dir, 'package.json'));
  const provided = await readProvided();
  return {
    mode: 'production',
    context: dir,
    entry: {},
    devtool: false,
    output: {
      path: path.join(dist, 'building'),
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      uniqueName: offer.name,
      // The browser checks a hash only where the other origin lets it read the file.
      crossOriginLoading: 'anonymous',
      clean: true,
      // Without it a retry after a throw at load time gives a half-evaluated module.
      strictModuleErrorHandling: true,
    },
    resolve,
    module: { rules: moduleRules('production') },
    optimization: { minimizer },
    plugins: [
      new webpack.DefinePlugin(define),
      new ModuleFederationPlugin({
        name: offer.name,
        filename: 'remoteEntry.js',
        manifest: true,
        dts: false,
        exposes: { './remote': './src/remote.ts' },
        shared: Object.fromEntries(
          Object.entries(provided).map(([key, version]) => [
            key,
            { singleton: true, strictVersion: true, import: false, requiredVersion: range(version) },
          ]),
        ),
        experiments: { externalRuntime: true },
      }),
      new CheckedChunks(),
      compiledAhead,
      new PublishedFolder({ dist, offer, version }),
    ],
    cache: { type: 'filesystem', cacheDirectory: path.resolve(dir, '../.cache', folder) },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};

/**
 * Makes the webpack configuration of one remote.
 * @param {{ dir: string, define?: Record<string, string> }} options its folder, and names that the build puts code for
 */
export const remoteConfig =
  ({ dir, define = {} }) =>
  (env = {}) => {
    const folder = path.basename(dir);
    return env.WEBPACK_SERVE ? aloneConfig(dir, folder, define) : publishedConfig(dir, folder, define);
  };
