import webpack from 'webpack';

/**
 * Says of every script that its functions are called soon: Chromium (from 136) then compiles them on another thread while
 * the file still comes, instead of on the page's at each first call. To other browsers it is a comment.
 *
 * After the minimizer, which takes comments out, and before files are named by the hash of their content.
 */
export const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: 'sw.js',
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
