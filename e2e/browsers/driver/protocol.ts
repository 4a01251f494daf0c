/** W3C WebDriver commands: method, path below the session, and the name by which Marionette knows each. */
export const commands = {
  navigate: ['POST', 'url', 'WebDriver:Navigate'],
  url: ['GET', 'url', 'WebDriver:GetCurrentURL'],
  reload: ['POST', 'refresh', 'WebDriver:Refresh'],
  back: ['POST', 'back', 'WebDriver:Back'],
  run: ['POST', 'execute/async', 'WebDriver:ExecuteAsyncScript'],
  click: ['POST', 'element/{id}/click', 'WebDriver:ElementClick'],
  keys: ['POST', 'element/{id}/value', 'WebDriver:ElementSendKeys'],
  activeElement: ['GET', 'element/active', 'WebDriver:GetActiveElement'],
  window: ['GET', 'window', 'WebDriver:GetWindowHandle'],
  newWindow: ['POST', 'window/new', 'WebDriver:NewWindow'],
  switchTo: ['POST', 'window', 'WebDriver:SwitchToWindow'],
  closeWindow: ['DELETE', 'window', 'WebDriver:CloseWindow'],
  timeouts: ['POST', 'timeouts', 'WebDriver:SetTimeouts'],
  windowRect: ['POST', 'window/rect', 'WebDriver:SetWindowRect'],
  screenshot: ['GET', 'screenshot', 'WebDriver:TakeScreenshot'],
} as const satisfies Record<string, readonly [string, string, string]>;

/** Name of a command. */
export type Command = keyof typeof commands;

/** Sends a command to a browser; rejects with the error that the browser names. */
export type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

/** Reference to an element, as WebDriver writes it. */
export type ElementReference = Record<typeof elementKey, string>;

/** Key of an element's id in what WebDriver sends. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
