import webpack from 'webpack';

/**
 * Marks every script as called soon. Chromium (from 136) then compiles its functions on another thread while the file
 * loads, not on the page's at each first call. Other browsers see a comment.
 *
 * Runs after the minimizer, which removes comments, and before files are named by the hash of their content.
 */
export const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  exclude: 'sw.js',
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});
