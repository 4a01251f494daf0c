#!/usr/bin/python3
"""A window with WebKitGTK for WebKitWebDriver, on a profile that stays.

Arguments: the profile's folder, the proxy's address, width, height, names of features to
turn on, `true` for the page cache.
The pipe `control` in the profile takes `offline`, `online` and `picture FILE`, a line each.
"""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, GLib, Gtk, WebKit2

_, profile, proxy, width, height, features, page_cache = sys.argv[:7]

# A page under automation opens no dialog to print: the call is what can be seen.
PRINT = "window.print = () => webkit.messageHandlers.printed.postMessage('');"

# WebKitGTK has no switch for what the page hears of the network.
ONLINE = "Object.defineProperty(Navigator.prototype, 'onLine', { get: () => %s, configurable: true });"

data = WebKit2.WebsiteDataManager(base_data_directory=f'{profile}/data', base_cache_directory=f'{profile}/cache')
data.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, WebKit2.NetworkProxySettings.new(proxy, None))
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.get_cookie_manager().set_persistent_storage(f'{profile}/cookies', WebKit2.CookiePersistentStorage.SQLITE)
context.set_automation_allowed(True)
contents = WebKit2.UserContentManager()
contents.register_script_message_handler('printed')
contents.connect('script-message-received::printed', lambda _contents, _message: say('HOST printed'))
views = []


def say(*words):
    print(*words, flush=True)


def download(_context, started):
    def place(_download, name):
        started.set_destination(f'file://{profile}/downloads/{name}')
        return True

    started.connect('decide-destination', place)
    started.connect('finished', lambda _download: say('HOST downloaded', started.get_destination()))


def settings():
    chosen = WebKit2.Settings()
    chosen.set_enable_page_cache(page_cache == 'true')
    chosen.set_enable_write_console_messages_to_stdout(True)
    chosen.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    known = WebKit2.Settings.get_all_features()
    for index in range(known.get_length()):
        feature = known.get(index)
        if feature.get_identifier() in features.split(','):
            chosen.set_feature_enabled(feature, True)
    return chosen


def load_changed(_view, event):
    if event == WebKit2.LoadEvent.STARTED:
        say('HOST leaves')
    elif event == WebKit2.LoadEvent.COMMITTED:
        say('HOST arrives')


def make(_session=None):
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=settings(), user_content_manager=contents
    )
    window = Gtk.Window(decorated=False, default_width=int(width), default_height=int(height))
    window.add(view)
    window.show_all()
    # Without a window manager nobody else gives the window the focus.
    window.get_window().focus(Gdk.CURRENT_TIME)
    view.grab_focus()
    view.connect('load-changed', load_changed)
    view.connect('close', lambda _view: window.destroy())
    view.connect('web-process-terminated', lambda _view, why: say('HOST lost its page', why))
    views.append((view, window))
    return view


def automate(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('holeshot')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', make)


def run_at_start(script):
    frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    contents.add_script(WebKit2.UserScript.new(script, frames, start, None, None))


def set_online(online):
    contents.remove_all_scripts()
    script = ONLINE % ('true' if online else 'false')
    run_at_start(script)
    run_at_start(PRINT)
    event = "dispatchEvent(new Event('%s'));" % ('online' if online else 'offline')
    for view, _window in views:
        view.evaluate_javascript(script + event, -1, None, None, None, None, None)


def take_picture(file):
    window = views[-1][1].get_window()
    picture = Gdk.pixbuf_get_from_window(window, 0, 0, window.get_width(), window.get_height())
    picture.savev(file, 'png', [], [])


def obey(channel, _condition):
    command, _, rest = channel.readline().strip().partition(' ')
    if command == 'picture':
        take_picture(rest)
    else:
        set_online(command == 'online')
    say('HOST done', command)
    return True


run_at_start(PRINT)
os.makedirs(f'{profile}/downloads', exist_ok=True)
control = f'{profile}/control'
if not os.path.exists(control):
    os.mkfifo(control)
context.connect('download-started', download)
context.connect('automation-started', automate)
GLib.io_add_watch(open(os.open(control, os.O_RDWR)), GLib.IO_IN, obey)
Gtk.main()
