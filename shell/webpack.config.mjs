import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { InjectManifest } from 'workbox-webpack-plugin';
import { readNotices } from '../tools/licences/readNotices.mjs';
import { latinFont } from '../tools/webpack/latinFont.mjs';
import { compiledAhead } from '../tools/webpack/compiledAhead.mjs';
import { readProvided } from '../tools/webpack/provided.mjs';
import { readPublicPages, robotsOf, sitemapOf } from '../tools/webpack/readPublicPages.mjs';
import { readOffer } from '../tools/webpack/readOffer.mjs';
import { remoteFolders } from '../tools/env/remoteFolders.mjs';
import { readSiteUrl } from '../tools/env/readSiteUrl.mjs';
import { readBuildConfig } from '../tools/env/readBuildConfig.mjs';
import { readRemotePlaces } from '../tools/env/readRemotePlaces.mjs';
import { minimizer, moduleRules, resolve } from '../tools/webpack/sharedRules.mjs';
import { splashScreens } from '../tools/webpack/splashScreens.mjs';

const require = createRequire(import.meta.url);
const dir = import.meta.dirname;
const { version } = require('./package.json');
const esm = (name) => path.resolve(dir, '../node_modules/@module-federation', name);

/** Parts of MUI's styles that no package uses: the styles are provided whole, so webpack cannot leave them out itself. */
const unusedStyles = Object.fromEntries(
  ['adaptV4Theme', 'enhanceHighContrast', 'responsiveFontSizes'].map((name) => [
    path.resolve(dir, `../node_modules/@mui/material/styles/${name}.mjs`),
    false,
  ]),
);

/** The browser refuses a file that is not what was built. */
const withIntegrity = (entries, compilation) => ({
  manifest: entries.map((entry) => {
    const source = compilation.getAsset(entry.url.replace(/^\//, '')).source.buffer();
    return { ...entry, integrity: `sha256-${createHash('sha256').update(source).digest('base64')}` };
  }),
  warnings: [],
});

/** Folder of the recognizer of pictures, whose worker has a policy of its own. */
const recognizer = 'static/recognizer/';

/** A chunk that each start fetches keeps all of its modules in one file: those that others share are no files of their own. */
const whole = (name) => ({
  name: `${name}-whole`,
  enforce: true,
  test: (module, { chunkGraph }) => {
    const chunks = [...chunkGraph.getModuleChunksIterable(module)].map((chunk) => chunk.name);
    // The way to a remote begins before the first paint, and takes along nothing that is drawn after it.
    return chunks.includes(name) && !chunks.includes('federation');
  },
});

export default async () => {
  const offers = await Promise.all(remoteFolders.map((folder) => readOffer(folder)));
  const mode = 'production';
  const { deviceOnly, appCheckKey, ...config } = readBuildConfig();
  const remotes = {
    HOLESHOT_REMOTES: JSON.stringify(readRemotePlaces()),
    HOLESHOT_MODULES: JSON.stringify(await readProvided()),
  };
  const HOLESHOT_OFFERS = Object.fromEntries(offers.map((offer) => [offer.name, offer]));
  const site = readSiteUrl();
  const pages = await readPublicPages({
    ...{ HOLESHOT_CONFIG: config, HOLESHOT_OFFERS, HOLESHOT_VERSION: version },
    ...{ HOLESHOT_REMOTES: {}, HOLESHOT_DEVICE_ONLY: false },
  });
  const pageFile = ({ file, ...page }) =>
    new HtmlWebpackPlugin({
      ...{
        template: './src/index.html',
        filename: file,
        inject: false,
        templateParameters: { page, splashScreens },
      },
      ...{ chunks: ['first', 'main'], chunksSortMode: 'manual' },
    });
  return {
    mode,
    context: dir,
    entry: { first: './src/app/beforePaint.ts', main: './src/main.tsx' },
    devtool: false,
    output: {
      path: path.join(dir, 'dist'),
      publicPath: '/',
      filename: 'static/[name].[contenthash:8].js',
      chunkFilename: 'static/[name].[contenthash:8].js',
      uniqueName: 'holeshot_shell',
      chunkLoadTimeout: 15_000,
      clean: true,
    },
    resolve: {
      ...resolve,
      // Tesseract's code runs in Node as well.
      fallback: { fs: false, crypto: false },
      alias: {
        // The CommonJS twin of the federation runtime would be a second copy of it.
        '@module-federation/runtime-core$': esm('runtime-core/dist/index.js'),
        '@module-federation/sdk$': esm('sdk/dist/index.js'),
        '@module-federation/error-codes$': esm('error-codes/dist/index.mjs'),
        // 45 KB gzip of Firestore's code, for the regular expressions of pipelines, which this app does not use.
        re2js: false,
        ...unusedStyles,
      },
    },
    module: {
      rules: [
        ...moduleRules(mode),
        // Fetched when a picture is first read; `.gz` would be unpacked by some servers.
        {
          test: /tesseract-core.*\.wasm$/,
          generator: { filename: `${recognizer}code.[contenthash:8].wasm` },
        },
        { test: /\.traineddata\.gz$/, generator: { filename: `${recognizer}english.[contenthash:8].bin` } },
      ],
    },
    optimization: {
      splitChunks: {
        // A worker keeps its modules in one file: another would not have its policy, and it loads none.
        chunks: (chunk) =>
          !chunk.canBeInitial() &&
          !['recognizer/worker', 'shrinker-worker', 'slip-worker'].includes(chunk.name),
        minSize: 9_000,
        cacheGroups: { feedback: whole('mui-feedback'), remembered: whole('remembered') },
      },
      runtimeChunk: false,
      minimizer,
    },
    plugins: [
      new webpack.DefinePlugin({
        HOLESHOT_CONFIG: JSON.stringify(config),
        HOLESHOT_APP_CHECK_KEY: JSON.stringify(appCheckKey),
        HOLESHOT_DEVICE_ONLY: JSON.stringify(deviceOnly),
        HOLESHOT_LOCAL: JSON.stringify(config.local),
        ...remotes,
        HOLESHOT_OFFERS: JSON.stringify(HOLESHOT_OFFERS),
        HOLESHOT_VERSION: JSON.stringify(version),
        ENV_TARGET: '"web"',
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      compiledAhead,
      ...pages.map((page) =>
        pageFile({
          ...page,
          address: new URL(page.path, site).href,
          picture: new URL('/pictures/share.jpg', site).href,
        }),
      ),
      // Any other path: the app decides what stands there.
      pageFile({ file: 'app.html', title: 'Holeshot', description: pages[0].description }),
      new CopyPlugin({
        patterns: [
          { from: 'public', to: '.' },
          { from: 'package.json', to: 'robots.txt', transform: () => robotsOf(site) },
          { from: 'package.json', to: 'sitemap.xml', transform: () => sitemapOf(pages, site) },
          // Beside the promo page, which the worker neither keeps nor takes for a page of the app.
          { from: '../package-lock.json', to: 'promo/notices.txt', transform: readNotices },
          {
            from: require.resolve('@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'),
            to: 'fonts/roboto-latin.woff2',
            transform: latinFont,
          },
        ],
      }),
      new InjectManifest({
        swSrc: './src/serviceWorker/sw.ts',
        swDest: 'sw.js',
        exclude: [
          /^(promo|pictures|pages)\//,
          // iOS stores its picture when the app is installed.
          /^icons\/splash-/,
          /^(index\.html|robots\.txt|sitemap\.xml)$/,
          /\.map$/,
          /\.LICENSE\.txt$/,
        ],
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [withIntegrity],
        webpackCompilationPlugins: [new webpack.DefinePlugin(remotes)],
      }),
    ],
    cache: { type: 'filesystem', cacheDirectory: path.resolve(dir, '../.cache/shell') },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
};
