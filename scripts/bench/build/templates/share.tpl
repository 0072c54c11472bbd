<button class="btn" type="button" data-share="" hidden="">{% say share.share %}</button>
