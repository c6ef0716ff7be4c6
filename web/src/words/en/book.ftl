### The book of the evening.

book-title = The book of the evening
book-read = Read it as a book
book-close = Close the book
book-so-far = As far as it has been told
book-people = Who played
book-decks = With { $decks }
book-said = What was said of it
book-page = Page { $page } of { $pages }
book-next = Next page
book-previous = Previous page

## Keeping it.
book-save = Keep the book
book-save-file = As one file
book-save-file-more = Opens in any browser, without the internet
book-save-print = To print
book-save-print-more = A PDF with large pictures, two pages a turn
book-save-card = This turn as a postcard
book-save-card-more = A picture to share
book-private = Some of these pictures were brought by one of you and are private. Give this book only to people who may see them.
book-letters = Letters that the type of this book does not have are shown as ·.
book-card-failed = The postcard could not be made on this device.
